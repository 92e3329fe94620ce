/** A call that was refused or answered wrongly. */
export interface ReportedCall {
  method: string;
  url: string;
  payload?: unknown;
  status: number;
  requestId?: string;
}

/** Reported data of an error: nothing that grants access, and no more personal data than necessary. */
export interface ErrorReport {
  /** RFC 3339 */
  at: string;
  name: string;
  message: string;
  stack?: string;
  /** Address of the page that it happened on. */
  page: string;
  call?: ReportedCall;
  /** Parts of the screen that it happened in. */
  parts?: string;
}

/** Receiver of error reports. */
export interface ReportPort {
  send(report: ErrorReport): void;
  /** The page is about to go: what is sent now must outlive it. */
  sendLeaving(report: ErrorReport): void;
}
