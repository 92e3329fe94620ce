import { listHolidays } from '#contract/operations.ts';
import { calendarEvents } from '#contract/manifest/calendar-events.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CalendarLinks } from './parts/CalendarLinks.tsx';
import { ConflictInput } from './parts/ConflictInput.ts';

/** Events that occupy the days of a provider: weddings, options, visits, days off. */
export default defineResource(calendarEvents, {
  title: 'title',
  fields: {
    title: { width: 2 },
    kind: { tone: { wedding: 'success', option: 'warning', visit: 'info', closed: 'neutral' } },
    spaceId: { options: { shownBy: ':id' } },
    startsAt: { when: { isAllDay: [false] } },
    endsAt: { when: { isAllDay: [false] } },
    coupleName: { width: 1.5, when: { kind: ['wedding', 'option', 'visit'] } },
    expiresAt: { when: { kind: ['option'] } },
    hasConflict: { tone: { true: 'warning', false: 'neutral' } },
    allowsConflict: { input: ConflictInput },
  },
  list: {
    columns: ['day', 'kind', 'title', 'spaceId', 'coupleName', 'startsAt', 'hasConflict'],
    more: ['expiresAt', 'endsAt', 'isAllDay', 'createdAt', 'updatedAt'],
    search: 'q',
    filters: ['kind', 'spaceId', 'hasConflict', 'dayStart', 'dayEnd'],
    views: {
      all: { filter: {} },
      weddings: { filter: { kind: ['wedding'] }, count: true },
      options: { filter: { kind: ['option'] }, count: true },
      visits: { filter: { kind: ['visit'] }, count: true },
      closed: { filter: { kind: ['closed'] } },
      conflicts: { filter: { hasConflict: true }, count: true },
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
      alert: 'hasConflict',
      forceField: 'allowsConflict',
      namedDays: listHolidays,
    },
    above: CalendarLinks,
    bulk: ['remove'],
    export: true,
    mobile: { line: 'title', under: ['kind', 'spaceId', 'coupleName', 'expiresAt'] },
    empty: { then: 'create' },
  },
  show: {
    facts: ['kind', 'day', 'spaceId', 'hasConflict'],
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
      time: ['day', 'spaceId', 'isAllDay', 'startsAt', 'endsAt', 'expiresAt', 'allowsConflict'],
    },
  },
  edit: {
    form: {
      what: ['kind', 'title', 'coupleName', 'note'],
      time: ['day', 'spaceId', 'isAllDay', 'startsAt', 'endsAt', 'expiresAt', 'allowsConflict'],
    },
  },
});
