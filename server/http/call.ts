import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { CountryCode } from 'libphonenumber-js/max';
import type { OperationId, PublicOperationId, Schemas, operations } from '#contract/types.ts';
import type { Tables } from '../db/tables.ts';
import type { KeptFile } from '../files/KeptFile.ts';
import type { Ports } from '../ports/ports.ts';
import type { Prepare } from './Prepare.ts';
import type { ApiError } from './apiError.ts';
import type { Permission, Role } from './roles.ts';
import type { SentFile } from './sentFile.ts';
import type { SharedAnswer } from './SharedAnswer.ts';
import type { SentStream } from './SentStream.ts';

/** The transaction of a request: the only handle on the database that a handler has. */
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
  /** Providers that the user is linked to; nobody sees more. */
  providerIds: number[];
  /** The agent who acts as this user. */
  agent:
    | { id: number; name: string; reason: string; impersonationId: number | undefined }
    | undefined;
}

/** An uploaded file, in memory and within the contract's limit. */
export interface UploadedFile {
  filename: string;
  mimetype: string;
  bytes: Buffer;
  /** Too large, alone or with those before it, which is told; its bytes are not here. */
  isDropped?: boolean;
}

/** The two halves of a session's key. */
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
/** One file comes as it is; several are stored by then, and come as what is kept of them. */
type FormValue<V> = V extends Blob ? UploadedFile : V extends Blob[] ? KeptFile[] : V;
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
  now: Date;
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
  /** The deployment's numbers of what accounts may ask for. */
  campaigns: Readonly<Record<'upgrade' | 'referral', number>>;
  /** Language in which the deployment writes to couples, whoever calls. */
  homeLanguage: Language;
  /** The token of the device's cookie; empty where it has none. */
  device: string;
  /** Has the device keep a token in its cookie, where the call is answered. */
  keepDevice: (token: string) => void;
  /** The caller's keys as they came, empty where none did; proven only where there is a `who`. */
  keys: Keys;
}

/** A call of one operation, validated against the contract. */
export interface Call<O extends OperationId> extends Caller {
  params: Part<O, 'path'>;
  query: Part<O, 'query'>;
  body: MultipartBody<O> extends undefined ? JsonBody<O> : MultipartBody<O>;
  principal: O extends PublicOperationId ? undefined : Principal;
  /** From If-Match; http has answered 428 where the contract asks for it and it is missing. */
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

/** An answer that is made after the request's transaction was committed: for what must not be sent before it is known. */
export class AfterCommit<T> {
  /**
   * @param meanwhile the answer as it stands at the commit. The sender of the same intent gets it
   * while `run` is at work, and for good where the process dies; without it no intent is kept
   */
  constructor(
    readonly run: (begin: Begin) => Promise<T>,
    readonly meanwhile?: T,
  ) {}
}

/** Refuses, but keeps what the transaction has written: for tries that count although they are refused. */
export function rejectAndCommit(refusal: ApiError): AfterCommit<never> {
  return new AfterCommit(() => Promise.reject(refusal));
}

/**
 * Carries out one operation inside the request's transaction.
 * Refuses by throwing a Refusal; anything else that is thrown is an error of ours.
 */
export type Handler<O extends OperationId> = (
  tx: Tx,
  call: Call<O>,
) => Promise<Answer<O> | AfterCommit<Answer<O>> | SharedAnswer<Answer<O>>>;

/** A handler that works across accounts (sign-in, sessions): it runs as the database's owner and must name its tenant itself. */
export interface SystemHandler<O extends OperationId> {
  system: Handler<O>;
}

/** A handler of a form with several files, which `prepare` looks at and stores before any transaction is open. */
export interface FormHandler<O extends OperationId> {
  prepare: Prepare;
  handle: Handler<O>;
}

/** Every operation of the contract has its handler. */
export type Handlers<O extends OperationId = OperationId> = {
  [K in O]: Handler<K> | SystemHandler<K> | FormHandler<K>;
};
