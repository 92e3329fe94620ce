import { test } from './panel.ts';
import { startPanel, type RunningPanel } from './server.ts';

/** Tests with a panel of another deployment, by its name or the path of its file. */
export const testOf = (deployment: string) =>
  test.extend<object, { server: RunningPanel }>({
    server: [
      async ({ browserName: _ }, use) => {
        const server = await startPanel({ DEPLOYMENT: deployment });
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
