import { test } from './panel.ts';

/** Tests with a panel of another deployment, by its name or the path of its file. */
export const testWithDeployment = (deployment: string) =>
  test.extend<object, { environment: Record<string, string> }>({
    environment: [{ DEPLOYMENT: deployment }, { scope: 'worker' }],
  });
