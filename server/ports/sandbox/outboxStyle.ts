/** The page's whole style; colours as in the panel. */
export const outboxStyle = `
:root { color-scheme: light dark; --page: #faf8f7; --card: #fff; --line: #e9e4e1; --text: #2a2326; --soft: #675c60;
  --accent: #a62b57; --on-accent: #fff; --good: #1d5b3c; --good-tint: #e3f2e9; --bad: #8c1d18; --bad-tint: #fbe6e4; }
@media (prefers-color-scheme: dark) {
  :root { --page: #171416; --card: #201c1f; --line: #342e33; --text: #efe9ec; --soft: #b3a8ad;
    --accent: #f08fb0; --on-accent: #2b0d19; --good: #9bdcb8; --good-tint: #16301f; --bad: #ffb4ab; --bad-tint: #3d1513; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 20px; background: var(--page); color: var(--text);
  font: 14px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; }
h1 { font-size: 22px; font-weight: 600; margin: 0; }
h2 { font-size: 16px; font-weight: 600; margin: 0 0 8px; overflow-wrap: anywhere; }
p { margin: 4px 0 12px; color: var(--soft); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-block-end: 12px; }
label { display: grid; gap: 4px; font-weight: 500; }
input, select, button { font: inherit; color: inherit; background: var(--card); min-height: 40px; padding: 0 12px;
  border: 1px solid var(--soft); border-radius: 8px; max-width: 100%; }
button { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 500; cursor: pointer; }
.tools { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block-end: 12px; color: var(--soft); }
.tools a, .back { display: inline-block; padding-block: 4px; }
.columns { display: grid; grid-template-columns: minmax(260px, 380px) minmax(0, 1fr); gap: 16px; align-items: start; }
.list, article, details { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.list { overflow: hidden; }
.row:focus-visible { outline-offset: -2px; }
.list ol { list-style: none; margin: 0; padding: 0; }
.list li + li { border-block-start: 1px solid var(--line); }
.row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 12px; padding: 10px 16px; color: inherit; text-decoration: none; }
.row:hover { background: color-mix(in srgb, var(--accent) 6%, transparent); }
.row[aria-current] { box-shadow: inset 3px 0 var(--accent); background: color-mix(in srgb, var(--accent) 10%, transparent); }
.row strong, .row .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row .what, .row time { color: var(--soft); }
.row time, dd { font-variant-numeric: tabular-nums; }
.tags { display: flex; gap: 6px; justify-content: end; }
.tag { font-size: 12px; padding: 0 8px; border-radius: 99px; border: 1px solid var(--line); white-space: nowrap; }
.good { color: var(--good); background: var(--good-tint); border-color: transparent; }
.bad { color: var(--bad); background: var(--bad-tint); border-color: transparent; }
article, .empty { padding: 16px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
dd .tags { justify-content: start; }
h3 { font-size: 13px; font-weight: 600; margin: 16px 0 8px; color: var(--soft); }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 420px; resize: vertical; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
details { margin-block-start: 16px; padding: 12px 16px; }
summary { cursor: pointer; font-weight: 500; }
code { font-size: 13px; }
.back { display: none; }
@media (max-width: 760px) {
  body { padding: 16px; }
  .columns { grid-template-columns: minmax(0, 1fr); }
  .reading .list, .reading form, .reading .tools, .waiting { display: none; }
  .back { display: inline-block; min-height: 44px; line-height: 36px; }
  label, button { flex: 1 1 120px; }
  label:has(input) { flex-basis: 100%; }
  input, select, button { width: 100%; min-height: 44px; }
}
`;
