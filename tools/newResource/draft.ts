/** Fields by group. */
export type Groups = Record<string, string[]>;

/** Differences of a field from the defaults of its kind. */
export interface Settings {
  as?: string;
  width?: number;
  tone?: Record<string, string>;
}

/** Named view of a list. */
export interface DraftView {
  filter: Record<string, unknown>;
  count?: true;
}

/** Definition as plain data, for a developer to prune. */
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
    /** Shows a create button in an empty list. */
    empty?: true;
  };
  show?: { facts: string[]; groups: Groups };
  create?: { form: Groups };
  edit?: { form: Groups };
  actions?: Record<string, { undo?: string }>;
}
