import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { buildServer } from '../../tools/buildServer.ts';
import { freePort } from '../../tests/support/freePort.ts';

const READY_MS = 60_000;

/** Separate process of the built server on a database, like one of several in production. */
export class ServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    private readonly environment: Record<string, string>,
    readonly address: string,
    private readonly operations: string,
  ) {}

  /**
   * Starts a process and waits until it is ready.
   * @param databaseUrl empty for the embedded database in the folder
   * @param more additional environment variables
   */
  static async start(
    databaseUrl: string,
    folder: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const [port, operationsPort] = [await freePort(), await freePort()];
    const process = new ServerProcess(
      {
        ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
        DATA_DIR: folder,
        PORT: String(port),
        OPERATIONS_PORT: String(operationsPort),
        SANDBOX_GATEWAY_PORT: '0',
        DRAIN_SECONDS: '1',
        DEMO: '0',
        ...more,
      },
      `http://127.0.0.1:${port}`,
      `http://127.0.0.1:${operationsPort}`,
    );
    await process.restart();
    return process;
  }

  /** Restarts the process on the same ports. */
  async restart(): Promise<void> {
    this.child = spawn(process.execPath, ['--enable-source-maps', await buildServer()], {
      env: { PATH: process.env['PATH'], ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const end = performance.now() + READY_MS;
    while (!(await this.isReady())) {
      if (performance.now() > end) throw new Error(`${this.address} did not become ready in time`);
      await setTimeout(20);
    }
  }

  /** Ends the process: SIGKILL at once, SIGTERM after running requests. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** Returns the resident memory in MiB, from the process's own metrics. */
  async memory(): Promise<number> {
    const text = await (await fetch(`${this.operations}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 2 ** 20;
  }

  private async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.operations}/readyz`).catch(() => undefined);
    await answer?.text();
    return answer?.status === 200;
  }
}
