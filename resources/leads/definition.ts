import { leads } from '#contract/manifest/leads.ts';
import { getCountsByReadStatus } from '#contract/operations.ts';
import { defineResource } from '../../src/engine/definition/defineResource.ts';
import { CoupleEmail, CouplePhone } from './parts/contact/CoupleContact.tsx';
import { headerSlot, LeadNews } from './parts/header/headerSlot.ts';
import { CoupleCell } from './parts/CoupleCell.tsx';
import { plainCouple } from './parts/plainCouple.ts';
import { LeadAbove } from './parts/LeadAbove.ts';
import { LeadMessages } from './parts/LeadMessages.ts';
import { LeadStatistics } from './parts/LeadStatistics.ts';
import { leadPages } from './parts/leadPages.ts';
import { messagesQuery } from './parts/messagesQuery.ts';
import { QuickReply } from './parts/QuickReply.tsx';
import { plainDeadline } from './parts/plainDeadline.ts';
import { RespondByCell } from './parts/RespondByCell.tsx';
import { LeadFigures } from './parts/statistics/LeadFigures.tsx';
import { StatusCell } from './parts/StatusCell.tsx';
import { TakenDay } from './parts/TakenDay.ts';
import { statusTone } from './parts/statusTone.ts';

/** Leads of couples: the list, and the page on which they are answered. */
export default defineResource(leads, {
  title: 'couple.name',
  fields: {
    'couple.name': { cell: CoupleCell, plain: plainCouple, width: 2.4 },
    status: { cell: StatusCell, tone: statusTone, width: 2 },
    'couple.phone': { cell: CouplePhone },
    'couple.email': { cell: CoupleEmail },
    respondBy: { cell: RespondByCell, plain: plainDeadline },
    readStatus: { tone: { read: 'neutral', unread: 'info' } },
    createdAt: { as: 'ago' },
    answeredAt: { as: 'dateTime' },
  },
  list: {
    columns: [
      'couple.name',
      'status',
      'couple.weddingDate',
      'leadDetails.estimatedGuestCount',
      'provider.name',
      'respondBy',
      'createdAt',
    ],
    more: [
      'leadDetails.organizationType',
      'source',
      'assignee.name',
      'lastActivityAt',
      'completeness.percent',
    ],
    search: 'coupleName',
    filters: [
      'providerIds',
      'organizationType',
      'source',
      'readStatus',
      'hasUnreadMessages',
      'isPrepaid',
      'isSpam',
      'assigned',
      'assigneeId',
      'createdAtStart',
      'createdAtEnd',
      'weddingDateStart',
      'weddingDateEnd',
    ],
    views: {
      all: { filter: {} },
      pending: { filter: { status: ['new', 'pending'] } },
      negotiating: { filter: { status: ['negotiating', 'offered'] } },
      deal: { filter: { status: ['deal'] } },
      rejected: { filter: { status: ['rejected', 'not_wedding', 'other_firm'] } },
      unreachable: { filter: { status: ['unreachable'] } },
    },
    counts: {
      from: getCountsByReadStatus,
      by: 'status',
      at: 'infoRequests.byStatus',
      exactAt: 'infoRequests.isExact',
    },
    statistics: {
      line: LeadFigures,
      note: 'resources.leadStats.clocks',
      plots: LeadStatistics,
    },
    board: 'status',
    sort: '-createdAt',
    bulk: ['negotiate', 'unreachable', 'reject', 'assign'],
    export: true,
    strong: (lead) => lead.readStatus === 'unread',
    mobile: {
      line: 'couple.name',
      under: ['status', 'couple.weddingDate', 'leadDetails.estimatedGuestCount', 'respondBy'],
      actions: QuickReply,
    },
    empty: { then: 'create' },
  },
  show: {
    facts: ['status', 'couple.weddingDate', 'provider.name'],
    header: headerSlot,
    prefetch: (lead) => (lead.isMasked ? undefined : messagesQuery(lead)),
    news: LeadNews,
    above: LeadAbove,
    beside: 'all',
    groups: {
      conversation: LeadMessages,
      couple: [
        'couple.brideName',
        'couple.groomName',
        'couple.weddingDate',
        'couple.phone',
        'couple.email',
        'couple.contactPreference',
      ],
      wishes: [
        'leadDetails.organizationType',
        'leadDetails.estimatedGuestCount',
        'leadDetails.capacity',
        'leadDetails.minimumMealPrice',
        'leadDetails.packagePrice',
        'leadDetails.extraService',
      ],
      origin: ['source', 'firstLeadType', 'createdAt', 'respondBy', 'answeredAt', 'assignee.name'],
    },
  },
  actions: {
    negotiate: { again: true },
    offer: {
      again: true,
      answers: { productName: 'offer.productName', price: 'offer.price', note: 'offer.note' },
    },
    deal: {
      tone: 'primary',
      undo: 'reopen',
      notice: TakenDay,
      answers: { amount: 'offer.price' },
    },
    set_appointment: {},
    confirm_appointment: {},
    unreachable: {},
    other_firm: { undo: 'reopen' },
    not_wedding: { undo: 'reopen' },
    reject: { tone: 'danger', undo: 'reopen' },
    reopen: { tone: 'primary' },
    assign: {},
    report_spam: { tone: 'danger' },
  },
  pages: leadPages,
  tours: {
    communication: { messageKey: 'resources.leadDesk.tours.communication.name' },
    loan: { messageKey: 'resources.leadDesk.tours.loan.name', page: 'loan' },
  },
  create: {
    form: {
      couple: [
        'providerId',
        'couple.brideName',
        'couple.groomName',
        'couple.weddingDate',
        'couple.phone',
        'couple.email',
      ],
      wishes: [
        'leadDetails.organizationType',
        'leadDetails.estimatedGuestCount',
        'leadDetails.packagePrice',
        'leadDetails.message',
      ],
    },
  },
  edit: {
    form: {
      couple: [
        'couple.brideName',
        'couple.groomName',
        'couple.weddingDate',
        'couple.phone',
        'couple.email',
      ],
      wishes: [
        'leadDetails.organizationType',
        'leadDetails.estimatedGuestCount',
        'leadDetails.capacity',
        'leadDetails.minimumMealPrice',
        'leadDetails.packagePrice',
        'leadDetails.extraService',
      ],
      care: ['assigneeId'],
    },
  },
});
