import { useCallback, useEffect, useState } from 'react';

interface ModelBytes {
  readonly bytes: ArrayBuffer | null;
  readonly failed: boolean;
  readonly retry: () => void;
  /** For a model that arrived but cannot be shown. */
  readonly fail: () => void;
}

/** Fetches the model of an address; null fetches nothing. */
export function useModelBytes(
  modelUrl: string | null,
  fetchModel: (modelUrl: string, signal: AbortSignal) => Promise<ArrayBuffer>,
): ModelBytes {
  const [state, setState] = useState<{ bytes: ArrayBuffer | null; failed: boolean }>({
    bytes: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what fetches again.
  useEffect(() => {
    if (modelUrl === null) return;
    const abort = new AbortController();
    setState({ bytes: null, failed: false });
    fetchModel(modelUrl, abort.signal).then(
      (bytes) => {
        if (!abort.signal.aborted) setState({ bytes, failed: false });
      },
      () => {
        if (!abort.signal.aborted) setState({ bytes: null, failed: true });
      },
    );
    return () => abort.abort();
  }, [modelUrl, fetchModel, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const fail = useCallback(() => setState({ bytes: null, failed: true }), []);
  return { ...state, retry, fail };
}
