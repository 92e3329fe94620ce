/** Measured panel with the CSS selectors of its elements. */
export interface Subject {
  name: string;
  /** Path of the list. */
  listPath: string;
  identifier: string;
  /** Selector of a row or its link, which opens the record; rows differ by URL or text. */
  row: string;
  /** Selector that matches while the previous rows are shown. */
  oldRows: string | undefined;
  nextPage: string;
  sort: string;
  /** Selector that matches once the record's page has its title. */
  title: string;
  /** Selector that matches while a part of the screen is loading. */
  loading: string | undefined;
}

/** Hand-written list with react-admin's components, as a reference on any machine. */
export interface Anchor extends Subject {
  /** Entry file of its page in anchors/. */
  entry: string;
}

/** Panel built by this project. */
export const ours: Subject = {
  name: 'ours',
  listPath: '/leads',
  identifier: 'input[name="identifier"]',
  row: 'a[data-row-link]',
  oldRows: 'table[data-old]',
  nextPage: 'nav > span:last-child > button:last-child',
  sort: 'th button',
  title: 'h1',
  loading: '.after-a-moment[role="status"]',
};

const reactAdmin = {
  listPath: '/#/leads',
  identifier: 'input[name="username"]',
  row: 'tr.RaDataTable-clickableRow',
  oldRows: undefined,
  nextPage: 'nav.MuiPagination-root li:last-child > button',
  sort: 'th .MuiTableSortLabel-root',
  title: '.edit-page',
  loading: '.edit-page:not(:has(form))',
} satisfies Omit<Subject, 'name'>;

/**
 * The first two show the same and differ in the sign-in and the loading order; the third is hand-written on
 * ra-core.
 */
export const anchors: readonly Anchor[] = [
  { ...reactAdmin, name: 'static', entry: 'static.ts' },
  { ...reactAdmin, name: 'split', entry: 'split.ts' },
  {
    ...reactAdmin,
    name: 'lean',
    entry: 'lean.tsx',
    row: 'tr[data-row]',
    nextPage: 'nav > button:last-child',
    sort: 'th button',
  },
];
