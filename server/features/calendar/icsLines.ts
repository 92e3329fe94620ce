/** Properties of a calendar file that its days and moments depend on. */
const READ_PROPERTIES = new Set(
  `BEGIN END VERSION METHOD UID SEQUENCE STATUS SUMMARY DTSTART DTEND DURATION RRULE EXDATE
   RECURRENCE-ID TZID TZOFFSETFROM TZOFFSETTO`.split(/\s+/),
);

/** Properties whose values begin with a day. */
const DAY_PROPERTIES = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RECURRENCE-ID']);

/** Keeps the names of events apart from those that every object has, `__proto__` above all. */
const UID_PREFIX = 'uid:';

/** Some programs write a path of their own before the name of a zone. */
const ZONE_OF_PROGRAM = /(TZID="?)\/[^/:;]+\/[^/:;]+\//;

const FIRST_YEAR = 1900;

/** Returns true if the eight digits before the time are a day of the calendar. */
function isMoment(value: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)(?:T|$)/.exec(value) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= FIRST_YEAR && at.getUTCMonth() === Number(month) - 1;
}

/** Returns the text of a calendar file; old programs write Turkish letters in the code page of Windows. */
export function calendarText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Returns the name of an event as the file has it. */
export const withoutPrefix = (uid: string) => uid.slice(UID_PREFIX.length);

/**
 * Returns the lines of a calendar file that are read, each whole. The parser keeps every property
 * under its name, `valueOf` as well: none but these may reach it.
 * @returns undefined where a line names no day, or days beside those of a rule, which the parser leaves out
 */
export function readableLines(text: string): string[] | undefined {
  const lines: string[] = [];
  let isZone = false;
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, written = '', options = '', value = ''] =
      /^([A-Za-z-]+)((?:;[^:;"]+(?:"[^"]*")?)*):(.*)$/.exec(line) ?? [];
    const name = written.toUpperCase();
    if (name === 'BEGIN') isZone = value === 'VTIMEZONE' || (isZone && value !== 'VEVENT');
    if (name === 'RDATE' && !isZone) return undefined;
    if (!isZone && DAY_PROPERTIES.has(name) && !value.split(',').every(isMoment)) return undefined;
    if (name === 'UID') lines.push(`UID:${UID_PREFIX}${value}`);
    else if (READ_PROPERTIES.has(name) || (name === 'RDATE' && isZone))
      lines.push(`${name}${options.replace(ZONE_OF_PROGRAM, '$1')}:${value}`);
  }
  return lines;
}
