import { test } from './panel.ts';

/** Tests with a panel of another deployment, by its name or the path of its file. */
export const testOf = (deployment: string) =>
  test.extend<object, { environment: Record<string, string> }>({
    environment: [{ DEPLOYMENT: deployment }, { scope: 'worker' }],
  });
