import { isDeepStrictEqual } from 'node:util';
import { get } from '#contract/get.ts';
import type { Report } from './Report.ts';
import { jsonOf, type Answer } from './send.ts';
import type { Target } from './target.ts';
import { isObject, textOf } from './values.ts';
import type { Collection } from './writeOperations.ts';

export type Row = Record<string, unknown>;

export const rowOf = (answer: Answer): Row => {
  const data = get(jsonOf(answer), 'data');
  return isObject(data) ? data : {};
};

/** Converts a body with files to a form; returns any other body as it is. */
function asSent(body: Row): Row | FormData {
  if (!Object.values(body).some((value) => value instanceof File)) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : textOf(value));
  return form;
}

/** Requests and checks of one record's life cycle; each step is reported under its own operation. */
export class Life {
  constructor(
    readonly target: Target,
    readonly report: Report,
    readonly collection: Collection,
    readonly path: string,
  ) {}

  async send(method: string, path: string, body?: unknown, version?: unknown): Promise<Answer> {
    const { send, session } = this.target;
    const headers = { ...session.headers };
    if (version !== undefined) headers['if-match'] = `"${textOf(version)}"`;
    return send({ method, path, headers, body: isObject(body) ? asSent(body) : body });
  }

  /** Reports the faults of a response, its status included; returns true if there are none. */
  expect(id: string, path: string, method: string, status: number, answer: Answer, when: string) {
    const faults =
      answer.status === status
        ? this.target.faults(path, method, answer)
        : [`status ${answer.status} instead of ${status}: ${answer.text.slice(0, 160)}`];
    this.report.add(
      id,
      faults.map((fault) => `${when}: ${fault}`),
    );
    return faults.length === 0;
  }

  /** Reports sent values that the record does not contain. */
  holds(id: string, sent: Row, record: Row, when: string): void {
    const lost = Object.keys(sent).filter((name) => !isDeepStrictEqual(sent[name], record[name]));
    this.report.add(
      id,
      lost.map((name) => `${when}: ${name} is not what was sent`),
    );
  }

  /** Reports that the API did not respond. */
  noAnswer(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    this.report.add(this.collection.create.id, [`no answer: ${why}`]);
  }

  /** Deletes a record that was created only as a test. */
  async removeAgain(record: Row): Promise<void> {
    const { remove } = this.collection;
    const version = remove?.isVersioned ? record['version'] : undefined;
    await this.send('DELETE', `${this.path}/${textOf(record['id'])}`, undefined, version);
  }
}
