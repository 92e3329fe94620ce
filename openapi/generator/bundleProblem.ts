/**
 * Returns the first problem in the bundler's output as one sentence: its place, what is wrong
 * there, and the line itself.
 * @param output with a heading `[1] file:line:column …`, the problem, and the lines around it, each
 * with its number
 */
export function bundleProblem(output: string): string {
  const [, file = '', line = '', column = '', problem = ''] =
    /^\[1\] (\S+?):(\d+):(\d+)[^\n]*\n+([^\n]+)/m.exec(output) ?? [];
  if (file === '') return output.trim().split('\n').at(-1) ?? '';
  const [, source = ''] = new RegExp(`^${line} \\| (.*)$`, 'm').exec(output) ?? [];
  return `${file}:${line}:${column}: ${problem.trim()}: ${source.trim()}`;
}
