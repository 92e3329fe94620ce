/** Error of a statement that the database has not answered in time, such as after a failed network; the API answers 503. */
export class DatabaseTimeout extends Error {
  constructor(waitedMs: number) {
    super(`The database did not answer within ${waitedMs} ms.`);
    this.name = 'DatabaseTimeout';
  }
}
