import type { Schemas } from '#contract/types.ts';
import { dayIn } from '../../../time/day.ts';
import { zone } from '../../../time/zone.ts';
import type { Random } from '../random.ts';
import type { Status } from './statuses.ts';
import type { Story } from './story.ts';
import { dealNotes, notes, notWeddingNotes, otherFirmNotes, rejectNotes } from './texts/notes.ts';
import type { Voice } from './voice.ts';
import type { Wishes } from './wishes.ts';

type CallResult = Schemas['CallResultCode'];

/** Inputs of a generated history. */
export interface StoryOptions {
  story: Story;
  voice: Voice;
  random: Random;
  wishes: Wishes;
  preference: Schemas['ContactPreference'];
  /** Number of calls. */
  calls: number;
  /** Number of notes. */
  notes: number;
  /** Delivery failure of the first e-mail. */
  failure: 'inbox_full' | 'wrong_address' | null;
}

const mayMail = ({ preference }: StoryOptions) =>
  preference !== 'phone_only' && preference !== 'none';
const mayText = ({ preference }: StoryOptions) =>
  preference === 'open' || preference === 'phone_only';

/**
 * Returns true if this couple is contacted by e-mail in all messages; most couples are contacted by text message.
 */
function mails(options: StoryOptions): boolean {
  if (!mayText(options)) return true;
  return options.failure === null && mayMail(options) && options.random.chance(0.28);
}

const USUAL: Record<CallResult, number> = {
  talked: 48,
  no_answer: 23,
  busy: 9,
  line_closed: 5,
  waiting_update: 15,
};

function makeCalls({ story, random }: StoryOptions, count: number, weights = USUAL): void {
  for (let made = 0; made < count; made++) {
    story.time.work(1, 20);
    story.call(random.weighted(weights));
  }
}

/** Adds a note, if any is left. */
function jot(options: StoryOptions): void {
  if (options.notes === 0) return;
  options.notes -= 1;
  options.story.note(options.voice.write(notes));
}

/** Adds the first reply, over a channel that the couple allows. */
function answer(options: StoryOptions, byMail: boolean): void {
  const { story, voice, random, calls, failure } = options;
  story.time.work(0.3, random.chance(0.96) ? 7 : 60);
  if (failure) {
    story.send('email', voice.answer(), failure);
    story.time.work(0.5, 3);
  }
  if (calls > 0) story.call(random.weighted(USUAL));
  if (byMail && mayMail(options)) story.send('email', voice.answer());
  else if (mayText(options)) story.send('sms', voice.sms('smsAnswer'));
  if (story.lead.status === 'pending') story.move('negotiating');
  if (calls > 1) makeCalls(options, calls - 1);
  jot(options);
}

/** Adds rounds of messages between couple and provider. */
function talk(options: StoryOptions, byMail: boolean, rounds: number): void {
  const { story, voice, random } = options;
  for (let round = 0; round < rounds && story.time.left > 0.5; round++) {
    story.time.pass(1, 40);
    if (random.chance(0.3)) jot(options);
    if (byMail && mayMail(options)) {
      story.receive('email', voice.reply(round === 0 ? 'question' : 'thinking'));
      story.time.work(1, 30);
      if (random.chance(0.75))
        story.send('email', random.chance(0.7) ? voice.explanation() : voice.reminder());
    } else if (mayText(options)) {
      story.receive('sms', voice.sms('smsReply'));
      story.time.work(0.5, 26);
      if (random.chance(0.65)) story.send('sms', voice.sms('smsFollow'));
    }
  }
}

function offer(options: StoryOptions, byMail: boolean): void {
  const { story, voice, wishes, random } = options;
  story.time.work(4, 60);
  if (byMail && mayMail(options)) story.send('email', voice.offer());
  else if (mayText(options) && random.chance(0.5)) story.send('sms', voice.sms('smsFollow'));
  story.offer(voice.product, wishes.price, random.chance(0.3) ? 'On gün geçerli.' : null);
}

const PROCESS: Record<string, number> = {
  called_talked: 24,
  waiting_decision: 40,
  visited: 14,
  called_no_answer: 12,
  none: 10,
};

function negotiate(options: StoryOptions, byMail: boolean): void {
  const { story, voice, random } = options;
  answer(options, byMail);
  talk(options, byMail, random.int(1, 2));
  const state = random.weighted(PROCESS);
  if (state !== 'none' && !story.lead.process_state) {
    story.time.work(1, 20);
    story.processState(state);
  }
  // An unread last message of the couple.
  if (random.chance(0.16) && story.time.left > 1 && options.preference !== 'none') {
    story.time.pass(1, Math.min(40, story.time.left));
    if (byMail && mayMail(options)) story.receive('email', voice.reply('question'), false);
    else if (mayText(options)) story.receive('sms', voice.sms('smsReply'), false);
  }
}

function deal(options: StoryOptions, byMail: boolean): void {
  const { story, voice, random, wishes } = options;
  answer(options, byMail);
  talk(options, byMail, random.int(1, 2));
  offer(options, byMail);
  if (random.chance(0.05)) {
    story.time.work(20, 90);
    story.reject('no_reply', rejectNotes['no_reply'] ?? '');
    story.time.work(20, 120);
    story.reopen('Çift yeniden aradı.');
  }
  story.time.pass(10, 120);
  if (byMail && mayMail(options)) story.receive('email', voice.reply('agreed'));
  story.time.work(1, 30);
  const discount = random.pick([0, 0, 0.03, 0.05, 0.08]);
  const amount = Math.round((wishes.price * (1 - discount)) / 500) * 500;
  story.deal(dayIn(zone, new Date(story.time.at)), amount, voice.write(dealNotes));
  if (byMail && mayMail(options)) story.send('email', voice.congratulation());
}

function reject(options: StoryOptions, byMail: boolean): void {
  const { story, voice, random, calls } = options;
  const reasons = {
    date_full: 34,
    over_capacity: 8,
    out_of_budget: 22,
    out_of_area: 6,
    not_our_service: 6,
    no_reply: 20,
    other: 4,
  };
  const reason = random.weighted(reasons);
  const talked = calls > 0 || reason === 'no_reply' || random.chance(0.35);
  if (talked) {
    answer(options, byMail);
    talk(options, byMail, random.int(0, 1));
  } else if (byMail && mayMail(options)) {
    story.time.work(0.5, 20);
    story.send('email', voice.decline());
  }
  story.time.work(talked ? 10 : 0.5, talked ? 200 : 12);
  story.reject(reason, rejectNotes[reason] ?? '');
}

/** Generates the history from the arrival to the given status, with all calls and notes. */
export function playStory(options: StoryOptions, status: Status): void {
  if (status === 'new') return;
  unfold(options, status);
  while (options.notes > 0) {
    options.story.time.work(0.5, 12);
    jot(options);
  }
}

function unfold(options: StoryOptions, status: Exclude<Status, 'new'>): void {
  const { story, voice, random, calls } = options;
  if (story.lead.source !== 'customer_added') story.time.pass(0.02, random.chance(0.85) ? 3 : 14);
  story.open();
  const byMail = mails(options);
  switch (status) {
    case 'pending':
      if (story.time.left > 30 && mayText(options) && random.chance(0.3)) {
        story.time.pass(20, Math.min(story.time.left, 60));
        story.receive('sms', voice.sms('smsReply'), random.chance(0.3));
      }
      return;
    case 'negotiating':
      return negotiate(options, byMail);
    case 'offered':
      answer(options, byMail);
      talk(options, byMail, random.int(1, 3));
      return offer(options, byMail);
    case 'deal':
      return deal(options, byMail);
    case 'rejected':
      return reject(options, byMail);
    case 'other_firm':
      answer(options, byMail);
      talk(options, byMail, random.int(0, 1));
      if (random.chance(0.6)) offer(options, byMail);
      story.time.pass(20, 200);
      if (byMail && mayMail(options)) story.receive('email', voice.reply('declined'));
      return story.move('other_firm', voice.write(otherFirmNotes));
    case 'unreachable':
      makeCalls(options, calls, {
        no_answer: 60,
        line_closed: 20,
        busy: 20,
        talked: 0,
        waiting_update: 0,
      });
      if (mayText(options)) story.send('sms', voice.sms('smsMissed'));
      story.time.work(2, 48);
      return story.move('unreachable', 'Üç kez arandı.');
    case 'not_wedding':
      answer(options, byMail);
      story.time.work(0.2, 4);
      return story.move('not_wedding', voice.write(notWeddingNotes));
  }
}
