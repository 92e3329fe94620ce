import { describe, expect, it } from 'vitest';
import { embedUrl, parseVideo, type Video } from './parseVideo.ts';

const youtube: Video = { host: 'youtube', id: 'dQw4w9WgXcQ' };
const dailymotion: Video = { host: 'dailymotion', id: 'x8abcde' };

describe('a video URL', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    '  HTTPS://YOUTU.BE/dQw4w9WgXcQ ',
  ])('of YouTube is recognized in %s', (url) => expect(parseVideo(url)).toEqual(youtube));

  it.each<[string, Video]>([
    ['https://vimeo.com/76979871', { host: 'vimeo', id: '76979871' }],
    [
      'https://vimeo.com/76979871/ab12cd34ef',
      { host: 'vimeo', id: '76979871', hash: 'ab12cd34ef' },
    ],
    [
      'https://player.vimeo.com/video/76979871?h=ab12cd34ef',
      { host: 'vimeo', id: '76979871', hash: 'ab12cd34ef' },
    ],
    ['https://vimeo.com/channels/staffpicks/76979871', { host: 'vimeo', id: '76979871' }],
  ])('of Vimeo is recognized in %s', (url, video) => expect(parseVideo(url)).toEqual(video));

  it.each([
    'https://www.dailymotion.com/video/x8abcde',
    'https://www.dailymotion.com/video/x8abcde_dugun-filmi',
    'https://www.dailymotion.com/embed/video/x8abcde',
    'https://geo.dailymotion.com/player.html?video=x8abcde',
    'https://dai.ly/x8abcde',
  ])('of Dailymotion is recognized in %s', (url) => expect(parseVideo(url)).toEqual(dailymotion));

  it.each([
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'data:text/html,https://youtu.be/dQw4w9WgXcQ',
    'https://evil.example/?youtube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://user:secret@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://youtube.com\\@evil.example/watch?v=dQw4w9WgXcQ"',
    'https://youtu.be/"onload="alert(1)',
    'https://www.youtube.com/embed/..%2f..%2fevil',
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/kirdugunu',
    'https://www.dailymotion.com/video/..',
    'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
    '//youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube',
    '',
  ])('is not recognized in %j', (url) => expect(parseVideo(url)).toBeUndefined());
});

it.each<[string, string]>([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd34ef',
  ],
  ['https://dai.ly/x8abcde', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
])('%s is played at %s', (url, player) => {
  const video = parseVideo(url);
  expect(video && embedUrl(video)).toBe(player);
});
