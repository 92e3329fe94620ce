/** Properties of a calendar file that days and times depend on. */
const READ_PROPERTIES = new Set(
  `BEGIN END VERSION METHOD UID SEQUENCE STATUS SUMMARY DTSTART DTEND DURATION RRULE EXDATE
   RECURRENCE-ID TZID TZOFFSETFROM TZOFFSETTO`.split(/\s+/),
);

/** Properties whose values begin with a date. */
const DAY_PROPERTIES = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RECURRENCE-ID']);

/** Prefix of event uids, against collisions with inherited object keys such as `__proto__`. */
const UID_PREFIX = 'uid:';

/** Path that some programs write before the name of a time zone. */
const ZONE_OF_PROGRAM = /(TZID="?)\/[^/:;]+\/[^/:;]+\//;

const FIRST_YEAR = 1900;

/** Returns true if the eight digits before the time are a valid date. */
function isMoment(value: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)(?:T|$)/.exec(value) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= FIRST_YEAR && at.getUTCMonth() === Number(month) - 1;
}

/** Decodes a calendar file; old programs encode Turkish letters as Windows-1254. */
export function calendarText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Returns the uid of an event as in the file. */
export const withoutPrefix = (uid: string) => uid.slice(UID_PREFIX.length);

/**
 * Returns the supported lines of a calendar file, unfolded. The parser stores properties by name, including
 * `valueOf`, so only known ones may reach it.
 * @returns undefined for an invalid date, or for an RDATE of an event, which the parser ignores
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
