/** Error of a caller that got no database connection in time; the API answers 503. */
export class DatabaseBusy extends Error {
  constructor(waitedMs: number) {
    super(
      `No database connection became free within ${waitedMs} ms. ` +
        'A query made outside an open transaction, but waited for inside it, ends like this too.',
    );
    this.name = 'DatabaseBusy';
  }
}
