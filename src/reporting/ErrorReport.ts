/** A call that was refused or answered wrongly. */
export interface ReportedCall {
  method: string;
  url: string;
  payload?: unknown;
  status: number;
  requestId?: string;
}

/** What is told of an error: nothing that opens a door, and no more of a person than it takes. */
export interface ErrorReport {
  /** RFC 3339 */
  at: string;
  name: string;
  message: string;
  stack?: string;
  /** Address of the page that it happened on. */
  page: string;
  call?: ReportedCall;
  /** Which parts of the screen it happened in. */
  parts?: string;
}

/** Who is told of errors. */
export interface ReportPort {
  send(report: ErrorReport): void;
  /** The page is about to go: what is sent now must outlive it. */
  sendLeaving(report: ErrorReport): void;
}
