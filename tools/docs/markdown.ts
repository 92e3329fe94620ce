import type { Help, HelpItem, HelpStates } from '../../src/engine/help/help.ts';
import { groupStates } from '../../src/engine/help/groupStates.ts';

/** Escapes the special characters of Markdown. */
const escapeMarkdown = (text: string) => text.replace(/([\\`*_[\]<>|])/g, '\\$1');

function items(list: readonly HelpItem[], depth = 0): string[] {
  return list.flatMap(({ term, sentences, items: below = [] }) => {
    const content = sentences.map(escapeMarkdown).join(' ');
    return [
      `${'  '.repeat(depth)}- **${escapeMarkdown(term)}**${content === '' ? '' : `: ${content}`}`,
      ...items(below, depth + 1),
    ];
  });
}

const quoted = (text: string) => `"${text.replaceAll('"', '#quot;')}"`;

/** Formats states as a Mermaid diagram. States with the same transitions share one choice point as their start. */
function diagram({ states, changes, actions }: HelpStates): string[] {
  const { groups, transitions } = groupStates(
    states.map(({ name }) => name),
    changes,
  );
  const choicePoints = groups.flatMap((group, index) =>
    group.states.length > 1 ? [{ ...group, point: `any${index}` }] : [],
  );
  const startOf = (group: number) =>
    choicePoints.find(({ point }) => point === `any${group}`)?.point ??
    groups[group]?.states[0] ??
    '';
  return [
    '```mermaid',
    'stateDiagram-v2',
    '  direction LR',
    ...states.map(({ name, label }) => `  state ${quoted(label)} as ${name}`),
    ...choicePoints.map(({ point }) => `  state ${point} <<choice>>`),
    ...choicePoints.flatMap((group) =>
      group.states.map((state) => `  ${state} --> ${group.point}`),
    ),
    ...transitions.map((transition) => {
      const labels = transition.actions.map((action) => actions[action] ?? action).join(', ');
      return `  ${startOf(transition.group)} --> ${transition.to}: ${labels}`;
    }),
    '```',
  ];
}

/** Formats the help of a definition as a Markdown page. */
export function markdown(help: Help): string {
  const lines = [
    `# ${escapeMarkdown(help.title)}`,
    ...(help.about === '' ? [] : [escapeMarkdown(help.about)]),
    ...help.sections.flatMap(({ term, sentences, items: below = [] }) => [
      `## ${escapeMarkdown(term)}`,
      ...(sentences.length > 0 ? [sentences.map(escapeMarkdown).join('\n\n')] : []),
      ...(below.length > 0 ? [items(below).join('\n')] : []),
    ]),
    ...(help.states
      ? [
          `## ${escapeMarkdown(help.states.title)}`,
          escapeMarkdown(help.states.text),
          diagram(help.states).join('\n'),
          items(help.states.steps).join('\n'),
        ]
      : []),
    `## ${escapeMarkdown(help.keysTitle)}`,
    help.keys
      .map(
        ({ keys, effect }) =>
          `- ${keys.map((key) => `\`${key}\``).join(' ')} ${escapeMarkdown(effect)}`,
      )
      .join('\n'),
  ];
  return `${lines.join('\n\n')}\n`;
}
