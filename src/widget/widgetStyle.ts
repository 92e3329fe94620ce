/** Style of the widget, within its shadow root. */
export const widgetStyle = `
:host { display: block; }
.widget { --bg: #fff; --line: #e9e4e1; --text: #26201f; --soft: #675e5a; --star: #a62b57; --off: #d9d2ce;
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; color: var(--text); text-align: start;
  background: var(--bg); padding: 16px; border-radius: 12px; }
.widget.dark { --bg: #201c1f; --line: #342e33; --text: #f2edea; --soft: #b5aba7; --star: #f08fb0; --off: #4a4247; }
@media (prefers-color-scheme: dark) {
  .widget.auto { --bg: #201c1f; --line: #342e33; --text: #f2edea; --soft: #b5aba7; --star: #f08fb0; --off: #4a4247; }
}
* { box-sizing: border-box; }
p, ul { margin: 0; padding: 0; }
ul { list-style: none; display: grid; gap: 12px; margin-block: 12px; }
.summary, li { padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--bg); }
.summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.title { font-size: 17px; font-weight: 600; }
.of, .day, .note { color: var(--soft); font-size: 13px; }
.mean { flex-basis: 100%; }
.stars { color: var(--star); letter-spacing: 1px; white-space: nowrap; }
.off { color: var(--off); }
li p { margin-block-start: 4px; overflow-wrap: anywhere; white-space: pre-line; }
.head { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; align-items: baseline; }
.reply { margin-block-start: 12px; padding-inline-start: 12px; border-inline-start: 3px solid var(--line); font-size: 14px; }
a { color: var(--star); min-block-size: 24px; }
a:focus-visible { outline: 2px solid var(--star); outline-offset: 2px; }
.cards ul { grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); }
.list li { border-width: 0 0 1px; border-radius: 0; padding-inline: 0; background: none; }
.badge { display: inline-block; padding: 0; }
.badge .summary { max-inline-size: 340px; }
`;
