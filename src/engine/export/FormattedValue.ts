/** A value as people read it; numbers and dates also as what a program for tables calculates with. */
export interface FormattedValue {
  readonly text: string;
  /** A date is the wall clock of the deployment, written as UTC. */
  readonly value?: number | Date;
  /** Format of the value in a spreadsheet program. */
  readonly format?: string;
}

/** Messages and names that formatting a value needs. */
export interface FormatContext {
  readonly locale: string;
  readonly translate: (key: string) => string;
  /** The words of an entry of a configuration list. */
  readonly configItem: (list: string | undefined, id: string) => string;
  /** The name of a record of another resource. */
  readonly nameOf: (resource: string, id: number) => string;
}
