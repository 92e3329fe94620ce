import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startScript } from '../../support/startScript.ts';

const SCRIPT = fileURLToPath(new URL('./runShop.ts', import.meta.url));

interface ShopOptions {
  databaseUrl: string;
  gatewayUrl: string;
  now: Date;
}

/** A process of the API on a shared database; see runShop.ts. */
export class ShopProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** Its URL, or the number of swept attempts. */
    readonly line: string,
  ) {}

  static async start(mode: 'serve' | 'sweep', options: ShopOptions): Promise<ShopProcess> {
    const { databaseUrl, gatewayUrl, now } = options;
    const args = [mode, databaseUrl, gatewayUrl, now.toISOString()];
    const { child, line } = await startScript(SCRIPT, args);
    return new ShopProcess(child, line);
  }

  /** Sends a request during which the process is killed; rejects if it gets a response. */
  postUntilKilled(
    path: string,
    body: URLSearchParams | object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<never> {
    const isForm = body instanceof URLSearchParams;
    const sent = fetch(this.line + path, {
      method: 'POST',
      headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'manual',
    });
    return new Promise((_, fail) => {
      sent.then(
        async (response) =>
          fail(new Error(`answered: ${response.status} ${await response.text()}`)),
        () => undefined,
      );
    });
  }

  /** Kills the process without shutdown. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  async ended(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    if (exitCode === null && signalCode === null) await once(this.child, 'exit');
  }
}
