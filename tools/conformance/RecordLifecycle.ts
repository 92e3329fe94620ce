import { isDeepStrictEqual } from 'node:util';
import { get } from '#contract/get.ts';
import type { Report } from './Report.ts';
import { jsonOf, type ApiResponse } from './send.ts';
import type { Target } from './target.ts';
import { isObject, textOf } from './values.ts';
import type { Collection } from './writeOperations.ts';

export type Row = Record<string, unknown>;

export const rowOf = (response: ApiResponse): Row => {
  const data = get(jsonOf(response), 'data');
  return isObject(data) ? data : {};
};

/** Converts a body with files to a form; returns any other body as it is. */
function encodeFiles(body: Row): Row | FormData {
  if (!Object.values(body).some((value) => value instanceof File)) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : textOf(value));
  return form;
}

/** Requests and checks of one record's life cycle. Each step is reported under its own operation. */
export class RecordLifecycle {
  constructor(
    readonly target: Target,
    readonly report: Report,
    readonly collection: Collection,
    readonly path: string,
  ) {}

  async send(
    method: string,
    path: string,
    body?: unknown,
    version?: unknown,
  ): Promise<ApiResponse> {
    const { send, session } = this.target;
    const headers = { ...session.headers };
    if (version !== undefined) headers['if-match'] = `"${textOf(version)}"`;
    return send({ method, path, headers, body: isObject(body) ? encodeFiles(body) : body });
  }

  /** Reports the faults of a response, its status included; returns true if there are none. */
  expect(
    id: string,
    path: string,
    method: string,
    status: number,
    response: ApiResponse,
    when: string,
  ) {
    const faults =
      response.status === status
        ? this.target.faults(path, method, response)
        : [`status ${response.status} instead of ${status}: ${response.text.slice(0, 160)}`];
    this.report.add(
      id,
      faults.map((fault) => `${when}: ${fault}`),
    );
    return faults.length === 0;
  }

  /** Reports sent values that the record does not contain. */
  expectStored(id: string, sent: Row, record: Row, when: string): void {
    const missing = Object.keys(sent).filter(
      (name) => !isDeepStrictEqual(sent[name], record[name]),
    );
    this.report.add(
      id,
      missing.map((name) => `${when}: ${name} differs from the sent value`),
    );
  }

  /** Reports that the API did not respond. */
  reportNoResponse(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.report.add(this.collection.create.id, [`no response: ${reason}`]);
  }

  /** Deletes a record that was created only as a test. */
  async removeCreated(record: Row): Promise<void> {
    const { remove } = this.collection;
    const version = remove?.isVersioned ? record['version'] : undefined;
    await this.send('DELETE', `${this.path}/${textOf(record['id'])}`, undefined, version);
  }
}
