import type { Help, HelpItem, HelpStates } from '../../src/engine/help/help.ts';
import { groupStates } from '../../src/engine/help/groupStates.ts';

/** Escapes the special characters of Markdown. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>|])/g, '\\$1');

function items(list: readonly HelpItem[], depth = 0): string[] {
  return list.flatMap(({ term, says, items: below = [] }) => {
    const content = says.map(plain).join(' ');
    return [
      `${'  '.repeat(depth)}- **${plain(term)}**${content === '' ? '' : `: ${content}`}`,
      ...items(below, depth + 1),
    ];
  });
}

const quoted = (text: string) => `"${text.replaceAll('"', '#quot;')}"`;

/** Formats states as a Mermaid diagram. States with the same transitions share one choice point as their start. */
function diagram({ states, changes, actions }: HelpStates): string[] {
  const { groups, ways } = groupStates(
    states.map(({ name }) => name),
    changes,
  );
  const meets = groups.flatMap((group, index) =>
    group.states.length > 1 ? [{ ...group, point: `any${index}` }] : [],
  );
  const startOf = (group: number) =>
    meets.find(({ point }) => point === `any${group}`)?.point ?? groups[group]?.states[0] ?? '';
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...states.map(({ name, label }) => `  state ${quoted(label)} as ${name}`),
    ...meets.map(({ point }) => `  state ${point} <<choice>>`),
    ...meets.flatMap((group) => group.states.map((state) => `  ${state} --> ${group.point}`)),
    ...ways.map((way) => {
      const words = way.actions.map((action) => actions[action] ?? action).join(', ');
      return `  ${startOf(way.group)} --> ${way.to}: ${words}`;
    }),
    '```',
  ];
}

/** Formats the help of a definition as a Markdown page. */
export function markdown(help: Help): string {
  const lines = [
    `# ${plain(help.title)}`,
    ...(help.about === '' ? [] : [plain(help.about)]),
    ...help.sections.flatMap(({ term, says, items: below = [] }) => [
      `## ${plain(term)}`,
      ...(says.length > 0 ? [says.map(plain).join('\n\n')] : []),
      ...(below.length > 0 ? [items(below).join('\n')] : []),
    ]),
    ...(help.states
      ? [
          `## ${plain(help.states.title)}`,
          plain(help.states.text),
          diagram(help.states).join('\n'),
          items(help.states.steps).join('\n'),
        ]
      : []),
    `## ${plain(help.keysTitle)}`,
    help.keys
      .map(({ keys, does }) => `- ${keys.map((key) => `\`${key}\``).join(' ')} ${plain(does)}`)
      .join('\n'),
  ];
  return `${lines.join('\n\n')}\n`;
}
