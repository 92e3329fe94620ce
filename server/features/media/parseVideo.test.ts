import { expect, test } from 'vitest';
import { parseVideo } from './parseVideo.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share', 'youtube dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube dQw4w9WgXcQ'],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef', 'vimeo 76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo 76979871'],
  ['https://geo.dailymotion.com/player.html?video=x8abcde', 'dailymotion x8abcde'],
  ['https://dai.ly/x8abcde', 'dailymotion x8abcde'],
])('%s is read as %s', (url, read) => {
  const video = parseVideo(url);
  expect(`${video?.host} ${video?.id}`).toBe(read);
});

test.each([
  'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://vimeo.com/kirdugunu',
  'youtube',
])('%s is no video', (url) => expect(parseVideo(url)).toBeUndefined());
