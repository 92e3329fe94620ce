/** A panel to measure, and by what the browser finds its way in it: selectors, where nothing else is said. */
export interface Subject {
  name: string;
  /** Address of the list below the server's own. */
  listPath: string;
  identifier: string;
  /** A row of the list, or the link that stands for it: opens the record, and differs from others by its address or its text. */
  row: string;
  /** There as long as the rows are those of before. */
  oldRows: string | undefined;
  nextPage: string;
  sort: string;
  /** There once the record's page has its title. */
  title: string;
  /** There as long as a part of the screen waits for data. */
  waiting: string | undefined;
}

/** A list made by hand with react-admin's ready parts, to compare with on any machine. */
export interface Anchor extends Subject {
  /** File of anchors/ that its page loads. */
  entry: string;
}

/** The panel that this project builds. */
export const ours: Subject = {
  name: 'ours',
  listPath: '/leads',
  identifier: 'input[name="identifier"]',
  row: 'a[data-row-link]',
  oldRows: 'table[data-old]',
  nextPage: 'nav > span:last-child > button:last-child',
  sort: 'th button',
  title: 'h1',
  waiting: '.after-a-moment[role="status"]',
};

const reactAdmin = {
  listPath: '/#/leads',
  identifier: 'input[name="username"]',
  row: 'tr.RaDataTable-clickableRow',
  oldRows: undefined,
  nextPage: 'nav.MuiPagination-root li:last-child > button',
  sort: 'th .MuiTableSortLabel-root',
  title: '.edit-page',
  waiting: '.edit-page:not(:has(form))',
} satisfies Omit<Subject, 'name'>;

/** The first two show the same; only the sign-in and when the rest is fetched differ. The third is drawn by hand on ra-core. */
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
