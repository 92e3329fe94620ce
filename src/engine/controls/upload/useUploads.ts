import { useInput, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../definition/field.ts';
import { useInputProps } from '../useInputProps.ts';
import { fileFault, imageFault, type FileFault } from './fileFault.ts';
import { isSameFile } from './isSameFile.ts';
import { uploadKey, uploadName, uploadsOf, type Upload } from './uploads.ts';

/** Rejected file and the reason. */
export interface Refused {
  readonly name: string;
  readonly fault: FileFault;
}

/** Fault of the further files that are dropped on a field for one file. */
const ONE_FILE: FileFault = { message: 'oneFile', args: {} };

/** Fault of a file that the field already has. */
const DUPLICATE: FileFault = { message: 'fileDuplicate', args: {} };

const hasFile = (uploads: readonly Upload[], file: File) =>
  uploads.some((upload) => upload instanceof File && isSameFile(upload, file));

const asIs = (value: unknown) => value;

/**
 * Returns a field's files in a form and the callbacks to change them. Files beyond the limits, and files that the
 * field already has, are rejected before they are sent.
 */
export function useUploads(field: Field, source: string) {
  const input = useInput({ source, format: asIs, parse: asIs });
  const { getValues } = useFormContext();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const many = field.facts.many ?? false;
  const uploads = uploadsOf(input.field.value);
  const translate = useTranslate();
  const { label } = useInputProps(field, source);
  /** Returns the name of a file; a stored picture, whose URL names nothing, is named by its field and position. */
  const nameOf = (upload: Upload): string => {
    if (typeof upload !== 'string' || field.facts.kind !== 'image') return uploadName(upload);
    return many ? translate('photoList.photo', { place: uploads.indexOf(upload) + 1 }) : label;
  };
  const put = (next: readonly Upload[]) => {
    input.field.onChange(many ? next : (next[0] ?? null));
    input.field.onBlur();
  };
  const check = async (file: File) =>
    fileFault(file, field.facts) ??
    (field.facts.kind === 'image' ? await imageFault(file, field.facts) : undefined);
  /** @returns the accepted files */
  const add = async (files: readonly File[]): Promise<readonly File[]> => {
    const chosen = many ? files : files.slice(0, 1);
    const rest = files.slice(chosen.length);
    const limits = await Promise.all(chosen.map(check));
    // Read after the checks, during which other files may have been added.
    const present = uploadsOf(getValues(input.field.name));
    const faults = chosen.map((file, index) => {
      const isTwice = many && hasFile([...present, ...chosen.slice(0, index)], file);
      return limits[index] ?? (isTwice ? DUPLICATE : undefined);
    });
    const room = (field.facts.maxItems ?? Number.POSITIVE_INFINITY) - present.length;
    const good = chosen.filter((_, index) => !faults[index]);
    const taken = many ? good.slice(0, Math.max(0, room)) : good;
    const full = { message: 'maxItems', args: { smart_count: field.facts.maxItems ?? 0 } };
    const rejected = chosen.flatMap((file, index) => {
      const fault = faults[index] ?? (taken.includes(file) ? undefined : full);
      return fault ? [{ name: uploadName(file), fault }] : [];
    });
    const unread = rest.map((file) => ({ name: uploadName(file), fault: ONE_FILE }));
    setRefused([...rejected, ...unread]);
    if (taken.length > 0) put(many ? [...present, ...taken] : taken);
    return taken;
  };
  /** Replaces one file with another if the limits allow it. */
  const replace = async (old: Upload, next: File) => {
    const fault = await check(next);
    setRefused(fault ? [{ name: uploadName(next), fault }] : []);
    if (!fault) put(uploads.map((upload) => (upload === old ? next : upload)));
  };
  const remove = (old: Upload) => put(uploads.filter((upload) => upload !== old));
  /** Puts another file, which the field may already have, in the place of one; without another it leaves the field. */
  const exchange = (old: Upload, next: Upload | undefined) => {
    const others = uploads.filter((upload) => upload !== old).map(uploadKey);
    const isNew = next !== undefined && !others.includes(uploadKey(next));
    put(uploads.flatMap((upload) => (upload === old ? (isNew ? [next] : []) : [upload])));
  };
  /** Moves a file to another position. */
  const move = (from: number, to: number) =>
    put(uploads.toSpliced(from, 1).toSpliced(to, 0, ...uploads.slice(from, from + 1)));
  const error = input.fieldState.error?.message;
  return {
    id: input.id,
    name: input.field.name,
    uploads,
    nameOf,
    refused,
    error,
    add,
    replace,
    remove,
    exchange,
    move,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
