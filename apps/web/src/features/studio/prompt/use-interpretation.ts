import type { Interpretation } from '@filigree/contracts';
import { PROMPT_MAX_LENGTH } from '@filigree/contracts/constants';
import { useEffect, useState } from 'react';
import { useInterpretQuery, useLazyInterpretQuery } from '../api.ts';
import { guideExcess } from '../model/guide-excess.ts';
import { generationRequest } from '../model/request.ts';
import { useStudio, useStudioStore } from '../use-studio.ts';

const PAUSE_MS = 450;

/** The value as it was when it last rested for so long. */
function useRested<T>(value: T, pauseMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, pauseMs, value);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return rested;
}

/** What would be understood from words and guide; null while there is nothing to read. Failures are silent. */
export function useInterpretation(): { interpretation: Interpretation | null; isReading: boolean } {
  const words = useStudio(({ promptText }) => promptText);
  const guide = useStudio(({ designGuide }) => designGuide);
  const isWorking = useStudio(({ isGenerating, isRefining }) => isGenerating || isRefining);
  const restedWords = useRested(words, PAUSE_MS);
  const restedGuide = useRested(guide, PAUSE_MS);
  const skip =
    words.trim() === '' ||
    restedWords.trim() === '' ||
    words.length > PROMPT_MAX_LENGTH ||
    guideExcess(guide) !== undefined ||
    isWorking;
  const { data, isFetching } = useInterpretQuery(generationRequest(restedWords, restedGuide), { skip });
  return { interpretation: skip ? null : (data ?? null), isReading: !skip && isFetching };
}

/** Whether the words may be sent, for those who press Enter before they have been read: then that is waited for. */
export function useTopic(): (words: string) => Promise<boolean> {
  const store = useStudioStore();
  const [read] = useLazyInterpretQuery();
  return async (words) => {
    const { data } = await read(generationRequest(words, store.getState().studio.designGuide), true);
    // What could not be read is judged by the server when it is sent, before anything is charged.
    return (data?.offTopic ?? null) === null;
  };
}
