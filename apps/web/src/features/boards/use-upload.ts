import { IMAGE_UPLOAD_MAX_BYTES } from '@filigree/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../api/failure.ts';
import { boards as texts } from '../../i18n/en/boards.ts';
import { textsNow } from '../../i18n/texts.ts';
import { closeNoticesAbout, notify } from '../../ui/notify.ts';
import { useAddBoardImageMutation, useDeleteImageMutation, useUploadImageMutation } from './api.ts';

/** What the server reads; it judges by what a file holds, whatever it is called. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export interface Upload {
  /** Which of how many is on its way; undefined when none is. */
  readonly progress: { readonly place: number; readonly count: number } | undefined;
  readonly start: (files: readonly File[]) => void;
  readonly cancel: () => void;
}

/** Uploads pictures one after the other and pins each to a board as it arrives. */
export function useUpload(boardId: string): Upload {
  const [upload] = useUploadImageMutation();
  const [pin] = useAddBoardImageMutation();
  const [forget] = useDeleteImageMutation();
  const [progress, setProgress] = useState<Upload['progress']>();
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the page does not want the rest any more.
  useEffect(() => () => running.current?.abort(), []);

  /** Answers whether the picture is on the board. */
  const one = async (file: File, signal: AbortSignal): Promise<boolean> => {
    const about = `upload:${file.name}`;
    const t = textsNow(texts);
    if (file.size > IMAGE_UPLOAD_MAX_BYTES) {
      notify({ about, tone: 'destructive', title: t('upload.large'), description: t('upload.large.text') });
      return false;
    }
    const request = upload(file);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    const { data: image, error } = await request;
    signal.removeEventListener('abort', abort);
    if (signal.aborted) return false;
    const pinned = image ? await pin({ id: boardId, imageId: image.id }) : { error };
    if (!pinned.error) {
      closeNoticesAbout(about);
      return true;
    }
    // A picture that is on no board could never be found again, and would take its room for good.
    if (image) void forget(image.id);
    notify({
      about,
      tone: 'destructive',
      title: t('upload.failed', { file: file.name }),
      description: failureMessage(pinned.error, t('later')),
    });
    return false;
  };

  const run = async (files: readonly File[]) => {
    const controller = new AbortController();
    running.current = controller;
    let pinned = 0;
    for (const [index, file] of files.entries()) {
      if (controller.signal.aborted) break;
      setProgress({ place: index + 1, count: files.length });
      if (await one(file, controller.signal)) pinned += 1;
    }
    running.current = null;
    setProgress(undefined);
    if (pinned > 0) notify({ about: 'upload', title: textsNow(texts)('upload.done', { count: pinned }) });
  };

  return {
    progress,
    start: (files) => {
      if (running.current === null && files.length > 0) void run(files);
    },
    cancel: () => running.current?.abort(),
  };
}
