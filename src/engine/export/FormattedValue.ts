/** A formatted value; for numbers and dates also the value with which a spreadsheet program calculates. */
export interface FormattedValue {
  readonly text: string;
  /** A date is the wall time in the deployment's time zone, written as UTC. */
  readonly value?: number | Date;
  /** Format of the value in a spreadsheet program. */
  readonly format?: string;
}

/** Messages and names that are required to format a value. */
export interface FormatContext {
  readonly locale: string;
  readonly translate: (key: string) => string;
  /** Returns the text of an item of a configuration list. */
  readonly configItem: (list: string | undefined, id: string) => string;
  /** Returns the name of a record of another resource. */
  readonly nameOf: (resource: string, id: number) => string;
}
