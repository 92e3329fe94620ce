import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { CountryCode } from 'libphonenumber-js/max';
import { crudHandlers } from './crud/handlers.ts';
import type { Database } from './db/connection.ts';
import { campaignHandlers } from './features/campaigns/handlers.ts';
import { configurationHandlers } from './features/configuration/handlers.ts';
import { couponHandlers } from './features/coupons/handlers.ts';
import { customerHandlers } from './features/customers/handlers.ts';
import { homeHandlers } from './features/home/handlers.ts';
import { leadHandlers } from './features/leads/handlers.ts';
import { mediaHandlers } from './features/media/handlers.ts';
import { notificationHandlers } from './features/notifications/handlers.ts';
import { merchantHandlers } from './features/merchant/handlers.ts';
import { paymentHandlers } from './features/payments/handlers.ts';
import { providerDataHandlers } from './features/providerData/handlers.ts';
import { providerHandlers } from './features/providers/handlers.ts';
import { relatedHandlers } from './features/providers/related.ts';
import { OpenStreams } from './features/realtime/commands.ts';
import { realtimeHandlers } from './features/realtime/handlers.ts';
import { eventHandlers } from './features/calendar/events.ts';
import { hallHandlers } from './features/calendar/halls.ts';
import { calendarHandlers } from './features/calendar/handlers.ts';
import { catalogHandlers } from './features/catalogs/handlers.ts';
import { modelHandlers } from './features/models/handlers.ts';
import { externalHandlers } from './features/testimonials/external/handlers.ts';
import { testimonialHandlers } from './features/testimonials/handlers.ts';
import { widgetHandlers } from './features/testimonials/widget/handlers.ts';
import { requestHandlers } from './features/testimonials/requests/handlers.ts';
import { limitPublicCalls, limitListPages } from './rateLimits/limits.ts';
import { reserveFiles } from './removals/reserveFiles.ts';
import { sessionHandlers } from './features/auth/handlers.ts';
import { signupHandlers } from './features/signup/handlers.ts';
import { statisticsHandlers } from './features/statistics/handlers.ts';
import { templateHandlers } from './features/templates/handlers.ts';
import { supportHandlers } from './features/support/handlers.ts';
import type { Handlers, Language } from './http/call.ts';
import { answerClientError } from './http/clientErrors.ts';
import { loadContract, readOperations, type ContractDocument } from './http/contract.ts';
import { answerError } from './http/errors.ts';
import { answerRoutingError, registerHeaders } from './http/headers.ts';
import { ApiError } from './http/apiError.ts';
import { registerOperations, type AnyHandlers } from './http/register.ts';
import { UploadMemory } from './http/UploadMemory.ts';
import { serializeError } from './http/serializeError.ts';
import type { Metrics } from './operations/Metrics.ts';
import type { SheddingLimits } from './operations/LoadShedder.ts';
import { recordRequests } from './operations/recordRequests.ts';
import { shedLoad } from './operations/shedLoad.ts';
import type { Ports } from './ports/ports.ts';
import { declaredReviews } from './review/declaredReviews.ts';
import { reviewedHandlers } from './review/reviewedHandlers.ts';

/** Options of buildApp(); tests, development and production build the same app. */
export interface AppOptions {
  db: Database;
  ports: Ports;
  clock?: () => Date;
  /** Public URL of the panel, without a trailing slash. */
  publicUrl?: string;
  /** Country of the deployment, as two letters; TR by default. */
  country?: CountryCode;
  /** Ids of the deployment's campaigns. */
  campaigns?: Readonly<Record<'upgrade' | 'referral', number>>;
  /** Language of messages to couples; Turkish by default. */
  language?: Language;
  /** The contract to serve; the one that ships with the API by default. */
  contract?: ContractDocument;
  /** Makes a response that violates the contract fail. */
  checkAnswers?: boolean;
  logger?: FastifyServerOptions['logger'];
  /** Registry of response counts and durations. */
  metrics?: Metrics;
  /** Load above which requests are rejected with 503; no limit by default. */
  shedding?: Partial<SheddingLimits>;
  /** Bytes of forms in memory at once, above which uploads are rejected with 503. */
  maxUploadBytes?: number;
  /** Addresses of proxies whose X-Forwarded-For is trusted; none by default. */
  trustProxy?: string[];
}

/** Minimum size in bytes of a compressed response. */
const COMPRESSED_FROM = 2048;

/** Hand-written handlers; crud derives those of plain collections from the contract. */
const written = {
  ...sessionHandlers,
  ...customerHandlers,
  ...configurationHandlers,
  ...providerHandlers,
  ...providerDataHandlers,
  ...campaignHandlers,
  ...leadHandlers,
  ...mediaHandlers,
  ...merchantHandlers,
  ...paymentHandlers,
  ...homeHandlers,
  ...signupHandlers,
  ...statisticsHandlers,
  ...notificationHandlers,
  ...calendarHandlers,
  ...widgetHandlers,
} satisfies Partial<Handlers>;

/** Returns the options of the log with the serializer of errors. */
function loggerOf(logger: AppOptions['logger'] = false): AppOptions['logger'] {
  if (logger === false) return false;
  const options = logger === true ? {} : logger;
  return {
    ...options,
    serializers: { ...options.serializers, err: (error: unknown) => serializeError(error) },
  };
}

/** Builds the API as one Fastify instance under /api; the caller listens or injects. */
export async function buildApp(parts: AppOptions): Promise<FastifyInstance> {
  const contract = parts.contract ?? loadContract();
  const operations = readOperations(contract);
  const app = Fastify({
    logger: loggerOf(parts.logger),
    trustProxy: parts.trustProxy ?? false,
    genReqId: () => randomUUID(),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerRoutingError,
    // http/headers.ts logs the parts of a request that may be kept.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    // Limits slow senders; an upload of 20 MB from a phone takes minutes.
    requestTimeout: 180_000,
    // Those that arrive while the process stops are served; Fastify's own refusal has no Retry-After.
    return503OnClosing: false,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw new ApiError('not_found');
  });
  await app.register(cookie);
  registerHeaders(app);
  if (parts.metrics) recordRequests(app, parts.metrics);
  if (parts.shedding) shedLoad(app, { limits: parts.shedding, pool: parts.db.pool });
  const clock = parts.clock ?? (() => new Date());
  const streams = new OpenStreams({ db: parts.db, clock });
  // Open streams would keep the process from ending.
  app.addHook('preClose', () => streams.close());
  const realtime = realtimeHandlers(parts.db.kysely, streams);
  const plain = crudHandlers(operations);
  // cast: registration looks every operation up by its id and fails for a missing one
  const own = {
    ...plain,
    ...written,
    ...testimonialHandlers(plain),
    ...externalHandlers(plain),
    ...catalogHandlers(plain),
    ...modelHandlers(plain),
    ...relatedHandlers(plain),
    ...couponHandlers(plain),
    ...templateHandlers(plain),
    ...eventHandlers(plain),
    ...hallHandlers(plain),
    ...requestHandlers(plain),
    ...realtime,
  } as unknown as AnyHandlers;
  const reviewed = reviewedHandlers(operations, own);
  // cast: the same
  const desk = supportHandlers(
    reviewed.applyChange,
    declaredReviews(operations),
  ) as unknown as AnyHandlers;
  const handlers = { ...reviewed.handlers, ...desk };
  await app.register(
    async (api) => {
      // Compression makes a list page six times smaller; event streams stay uncompressed.
      await api.register(compress, {
        encodings: ['br', 'gzip'],
        threshold: COMPRESSED_FROM,
        globalDecompression: false,
      });
      await registerOperations(api, operations, handlers, {
        kysely: parts.db.kysely,
        clock,
        ports: parts.ports,
        country: parts.country ?? 'TR',
        campaigns: parts.campaigns ?? { upgrade: 54, referral: 65 },
        homeLanguage: parts.language ?? 'tr',
        publicUrl: parts.publicUrl ?? 'http://localhost:4000',
        limitPublicCalls,
        limitListPages,
        reserveFiles: reserveFiles(parts.db),
        uploads: new UploadMemory(parts.maxUploadBytes),
        checkAnswers: parts.checkAnswers ?? false,
      });
    },
    { prefix: '/api' },
  );
  return app;
}
