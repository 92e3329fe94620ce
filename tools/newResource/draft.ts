/** Fields by the group that they stand in. */
export type Groups = Record<string, string[]>;

/** Differences of a field from the default of its kind. */
export interface Settings {
  as?: string;
  width?: number;
  tone?: Record<string, string>;
}

/** A named cut of a list. */
export interface DraftView {
  filter: Record<string, unknown>;
  count?: true;
}

/** A definition as plain data: what a person then prunes. */
export interface Draft {
  title: string;
  fields: Record<string, Settings>;
  list?: {
    columns: string[];
    more?: string[];
    search?: string;
    filters?: string[];
    views?: Record<string, DraftView>;
    sort?: string;
    bulk?: string[];
    export: true;
    import?: true;
    order?: true;
    mobile: { picture?: string; line: string; under: string[] };
    /** An empty list offers to create. */
    empty?: true;
  };
  show?: { facts: string[]; groups: Groups };
  create?: { form: Groups };
  edit?: { form: Groups };
  actions?: Record<string, { undo?: string }>;
}
