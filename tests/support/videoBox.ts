/** Creates a box of an MP4 or QuickTime container; texts are Latin-1. */
export function videoBox(type: string, ...contents: (Buffer | string)[]): Buffer {
  const parts = contents.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one));
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), ...parts]);
  whole.writeUInt32BE(whole.length);
  return whole;
}
