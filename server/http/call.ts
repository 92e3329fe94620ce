import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { CountryCode } from 'libphonenumber-js/max';
import type { OperationId, PublicOperationId, Schemas, operations } from '#contract/types.ts';
import type { Tables } from '../db/tables.ts';
import type { FileMetadata } from '../files/FileMetadata.ts';
import type { Ports } from '../ports/ports.ts';
import type { Prepare } from './Prepare.ts';
import type { ApiError } from './apiError.ts';
import type { Permission, Role } from './roles.ts';
import type { SentFile } from './sentFile.ts';
import type { SharedAnswer } from './SharedAnswer.ts';
import type { SentStream } from './SentStream.ts';

/** Transaction of a request; handlers have no other access to the database. */
export type Tx = Transaction<Tables>;

export type Language = Schemas['Language'];

/** Principal of a call: a customer user, possibly impersonated by an agent. */
export interface Principal {
  sessionId: number;
  userId: number;
  uuid: string;
  name: string;
  customerId: number;
  role: Role;
  isAgent: boolean;
  permissions: ReadonlySet<Permission>;
  /** Providers that the user has access to. */
  providerIds: number[];
  /** Agent who impersonates this user. */
  agent:
    | { id: number; name: string; reason: string; impersonationId: number | undefined }
    | undefined;
}

/** An uploaded file, in memory and within the contract's limit. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  bytes: Buffer;
  /** True if the file exceeds the limit, alone or with earlier ones; `bytes` is empty then. */
  isDropped?: boolean;
}

/** Both parts of a session's key. */
export interface Keys {
  accessToken: string;
  consumerKey: string;
}

type Parameters<O extends OperationId> = operations[O]['parameters'];
type JsonBody<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;
/** Single files are passed as uploaded; lists are already stored and passed as metadata. */
type FormValue<V> = V extends Blob ? UploadedFile : V extends Blob[] ? FileMetadata[] : V;
type MultipartBody<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'multipart/form-data': infer B } };
}
  ? { [K in keyof B]: FormValue<B[K]> }
  : undefined;
type Part<O extends OperationId, P extends 'path' | 'query'> = Exclude<
  Parameters<O>[P & keyof Parameters<O>],
  undefined
>;

interface Caller {
  /** Time of the request; the call treats it as one instant. */
  now: Date;
  /** Returns the current time, which is later than `now` after an upload or in a slow service. */
  clock: () => Date;
  language: Language;
  ports: Ports;
  log: FastifyBaseLogger;
  requestId: string;
  address: string;
  userAgent: string;
  /** External URL of the panel, without a trailing slash. */
  publicUrl: string;
  /** Country of the deployment: how phone and identity numbers are read. */
  country: CountryCode;
  /** Ids of the deployment's campaigns. */
  campaigns: Readonly<Record<'upgrade' | 'referral', number>>;
  /** Language of the deployment's messages to couples, regardless of the caller. */
  homeLanguage: Language;
  /** Token of the device cookie; empty without one. */
  device: string;
  /** Sets a device cookie on the response. */
  keepDevice: (token: string) => void;
  /** Keys as received, empty without any; validated only if there is a `principal`. */
  keys: Keys;
}

/** A call of one operation, validated against the contract. */
export interface Call<O extends OperationId> extends Caller {
  params: Part<O, 'path'>;
  query: Part<O, 'query'>;
  body: MultipartBody<O> extends undefined ? JsonBody<O> : MultipartBody<O>;
  principal: O extends PublicOperationId ? undefined : Principal;
  /** Version from If-Match; http responds 428 if it is required and missing. */
  version: number;
}

type Good<O extends OperationId> =
  | operations[O]['responses'][200 & keyof operations[O]['responses']]
  | operations[O]['responses'][201 & keyof operations[O]['responses']];
type JsonAnswer<A> = A extends { content: { 'application/json': infer B } } ? B : never;
type BinaryAnswer<A> = A extends { content: { 'image/png': unknown } } ? Buffer : never;
type FileAnswer<A> = A extends { content: { '*/*': unknown } } ? SentFile : never;
type StreamAnswer<A> = A extends { content: { 'text/event-stream': unknown } } ? SentStream : never;

/** Response of an operation, as the contract defines it. */
export type Answer<O extends OperationId> =
  | JsonAnswer<Good<O>>
  | BinaryAnswer<Good<O>>
  | FileAnswer<Good<O>>
  | StreamAnswer<Good<O>>;

/** Opens another transaction with the caller's own tenant and role. */
export type Begin = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Response that is created after the commit of the request's transaction, for effects that need committed data.
 */
export class AfterCommit<T> {
  /**
   * @param meanwhile response at the time of the commit: a retry with the same idempotency key gets it while `run`
   * works, and for good if the process dies. Without it, no idempotency record is stored
   * @param expected response that `run` will give if it does not fail, where none of it is written yet: rules and
   * reviews read it, and no retry gets it
   */
  constructor(
    readonly run: (begin: Begin) => Promise<T>,
    readonly meanwhile?: T,
    readonly expected: T | undefined = meanwhile,
  ) {}
}

/** Rejects the call but commits its writes, for counters of failed attempts. */
export function rejectAndCommit(error: ApiError): AfterCommit<never> {
  return new AfterCommit(() => Promise.reject(error));
}

/**
 * Handles one operation inside the request's transaction.
 * @throws ApiError to reject the call; any other error is a 500
 */
export type Handler<O extends OperationId> = (
  tx: Tx,
  call: Call<O>,
) => Promise<Answer<O> | AfterCommit<Answer<O>> | SharedAnswer<Answer<O>>>;

/**
 * Handler that works across customers (sign-in, sessions): it runs as the database owner and must filter by tenant
 * itself.
 */
export interface SystemHandler<O extends OperationId> {
  system: Handler<O>;
}

/** Handler of a form with several files, which `prepare` validates and stores before a transaction is opened. */
export interface FormHandler<O extends OperationId> {
  prepare: Prepare;
  handle: Handler<O>;
}

/** Maps every operation of the contract to its handler. */
export type Handlers<O extends OperationId = OperationId> = {
  [K in O]: Handler<K> | SystemHandler<K> | FormHandler<K>;
};
