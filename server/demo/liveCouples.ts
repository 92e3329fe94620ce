import { page } from '../db/seed/demo/pages.ts';
import type { IncomingLead } from '../features/leads/commands.ts';
import { addDays, dayIn } from '../time/day.ts';
import { zone } from '../time/zone.ts';

interface LiveCouple {
  /** Minutes after the start. */
  minute: number;
  incoming: (now: Date) => IncomingLead;
}

const inDays = (now: Date, days: number) => addDays(dayIn(zone, now), days);

/** Couples that contact Ayşe's providers while a user watches the demo, in chronological order. */
export const liveCouples: readonly LiveCouple[] = [
  {
    minute: 1,
    incoming: (now) => ({
      providerId: page.cinaralti,
      source: 'info_request',
      couple: {
        brideName: 'Defne Akgün',
        groomName: 'Kuzey Ertaş',
        weddingDate: inDays(now, 212),
        email: 'defne.akgun@example.com',
        phone: '+905324417086',
      },
      details: {
        organizationType: 'wedding',
        estimatedGuestCount: 220,
        message:
          'Merhaba, bahçenizi bir arkadaşımızın düğününde gördük ve çok sevdik. 220 kişilik yemekli bir düğün için müsait misiniz?',
      },
    }),
  },
  {
    minute: 4,
    incoming: (now) => ({
      providerId: page.isik,
      source: 'info_request',
      couple: {
        brideName: 'Ilgın Şenol',
        groomName: 'Rüzgâr Özgen',
        weddingDate: inDays(now, 305),
        email: 'ilgin.senol@example.com',
        phone: '+905426038119',
        contactPreference: 'phone_only',
      },
      details: {
        organizationType: 'wedding',
        estimatedGuestCount: 150,
        message:
          'Dış çekim ve düğün hikâyesi için fiyat alabilir miyiz? Gün içinde arayabilirsiniz, e-postaya bakamıyorum.',
      },
    }),
  },
  {
    minute: 9,
    incoming: (now) => ({
      providerId: page.cinaralti,
      source: 'info_request',
      firstLeadType: 'plusLead',
      couple: {
        brideName: 'Nisan Uğurlu',
        groomName: 'Atlas İnceoğlu',
        weddingDate: inDays(now, 164),
        email: 'nisan.ugurlu@example.com',
        phone: '+905519924403',
      },
      details: {
        organizationType: 'engagement',
        estimatedGuestCount: 90,
        message:
          'Nişanımız için 90 kişilik kokteyl düşünüyoruz. Yağmur olursa kapalı alanınız da aynı gün bize ayrılır mı?',
      },
    }),
  },
];
