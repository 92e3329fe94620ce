/** Error of a storage that is unreachable or overloaded; the API answers 503. */
export class StorageUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'StorageUnavailable';
  }
}
