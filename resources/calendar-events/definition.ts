import { calendarEvents } from '#contract/manifest/calendar-events.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';

/** Events that occupy the days of a provider: weddings, options, visits, days off. */
export default defineResource(calendarEvents, {
  title: 'title',
  fields: {
    title: { width: 2 },
    kind: { tone: { wedding: 'success', option: 'warning', visit: 'info', closed: 'neutral' } },
    startsAt: { when: { isAllDay: [false] } },
    endsAt: { when: { isAllDay: [false] } },
    coupleName: { width: 1.5, when: { kind: ['wedding', 'option', 'visit'] } },
    expiresAt: { when: { kind: ['option'] } },
  },
  list: {
    columns: ['day', 'kind', 'title', 'coupleName', 'startsAt', 'expiresAt'],
    more: ['endsAt', 'isAllDay', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['kind', 'dayStart', 'dayEnd'],
    views: {
      all: { filter: {} },
      weddings: { filter: { kind: ['wedding'] }, count: true },
      options: { filter: { kind: ['option'] }, count: true },
      visits: { filter: { kind: ['visit'] }, count: true },
      closed: { filter: { kind: ['closed'] } },
    },
    sort: 'day',
    layout: 'calendar',
    calendar: {
      day: 'day',
      startsAt: 'startsAt',
      endsAt: 'endsAt',
      isAllDay: 'isAllDay',
      from: 'dayStart',
      until: 'dayEnd',
      colour: 'kind',
    },
    bulk: ['remove'],
    export: true,
    mobile: { line: 'title', under: ['day', 'kind', 'coupleName'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['kind', 'day'],
    groups: {
      time: ['day', 'isAllDay', 'startsAt', 'endsAt', 'expiresAt'],
      couple: ['coupleName', 'note'],
      record: ['createdAt', 'updatedAt'],
    },
  },
  remove: {},
  create: {
    form: {
      what: ['kind', 'title', 'coupleName', 'note'],
      time: ['day', 'isAllDay', 'startsAt', 'endsAt', 'expiresAt'],
    },
  },
  edit: {
    form: {
      what: ['kind', 'title', 'coupleName', 'note'],
      time: ['day', 'isAllDay', 'startsAt', 'endsAt', 'expiresAt'],
    },
  },
});
