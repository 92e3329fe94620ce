/** A fault of the compiler: its location and its message with all lines. */
export interface Fault {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Parses the compiler's plain output. */
export function parseFaults(output: string): Fault[] {
  const faults: Fault[] = [];
  for (const row of output.split('\n')) {
    const [, file, line, column, message] =
      /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(row) ?? [];
    if (file && message) faults.push({ file, line: Number(line), column: Number(column), message });
    else {
      const last = faults.at(-1);
      if (last && row.startsWith('  ')) last.message += `\n${row}`;
    }
  }
  return faults;
}

type Explain = (found: readonly string[]) => string;

/** Compiler messages about a definition, with their explanations. */
const EXPLANATIONS: readonly [RegExp, Explain][] = [
  [
    /form lacks''? is missing[^]*'API requires, form lacks': ([^}]+);/,
    ([fields = '']) =>
      `the create form lacks ${fields.replaceAll('"', '`').replaceAll(' | ', ', ')}, which the API requires`,
  ],
  [
    /Cannot find module '#contract\/manifest\/([\w-]+)\.ts'/,
    ([name = '']) => `the contract has no resource \`${name}\``,
  ],
  [
    /^Type '"([^"]+)"' is not assignable to type/,
    ([value = '']) => `the contract has no \`${value}\` that fits here`,
  ],
  [
    /known properties, and '([^']+?)'+ does not exist/,
    ([name = '']) => `the contract has no \`${name.replaceAll("'", '')}\` that fits here`,
  ],
  [
    /is missing the following properties from type [^]*: ([^:\n]+?)\.?(?=\n|$)/,
    ([names = '']) => `it lacks ${names}`,
  ],
  [
    /^Property '(\w+)' is missing in type '\{\}' but required in type 'ChangeConfig/,
    () => 'the contract has no such action, and the definition does not set its changes',
  ],
  [/^Property '([\w.]+)' is missing in type/, ([name = '']) => `it lacks \`${name}\``],
];

/** Explains a compiler fault; an unknown one by its first line, at most 200 characters. */
export function explainFault({ message }: Pick<Fault, 'message'>): string {
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = pattern.exec(message);
    if (!match) continue;
    const suggestion = /Did you mean '"?([^"']+)"?'\?/.exec(message)?.[1];
    return explain(match.slice(1)) + (suggestion ? `; did you mean \`${suggestion}\`?` : '');
  }
  return message.split('\n')[0]?.slice(0, 200) ?? '';
}
