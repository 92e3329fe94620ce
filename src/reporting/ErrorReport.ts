/** API call that was rejected or received an invalid response. */
export interface ReportedCall {
  method: string;
  url: string;
  payload?: unknown;
  status: number;
  requestId?: string;
}

/** Data of an error report: nothing that grants access, and no more personal data than necessary. */
export interface ErrorReport {
  /** Time of the error, RFC 3339. */
  at: string;
  name: string;
  message: string;
  stack?: string;
  /** Address of the page on which the error occurred. */
  page: string;
  call?: ReportedCall;
  /** Component stack in which the error occurred. */
  parts?: string;
}

/** Receiver of error reports. */
export interface ReportPort {
  send(report: ErrorReport): void;
  /** Sends a report while the page is being left; the request must outlive it. */
  sendLeaving(report: ErrorReport): void;
}
