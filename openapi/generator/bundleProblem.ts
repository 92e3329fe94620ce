/**
 * Returns the first problem in the bundler's output as one sentence: its location, the problem, and the line.
 * @param output with a heading `[1] file:line:column …`, the problem, and the surrounding lines with their numbers
 */
export function bundleProblem(output: string): string {
  const [, file = '', line = '', column = '', problem = ''] =
    /^\[1\] (\S+?):(\d+):(\d+)[^\n]*\n+([^\n]+)/m.exec(output) ?? [];
  if (file === '') return output.trim().split('\n').at(-1) ?? '';
  const [, source = ''] = new RegExp(`^${line} \\| (.*)$`, 'm').exec(output) ?? [];
  return `${file}:${line}:${column}: ${problem.trim()}: ${source.trim()}`;
}
