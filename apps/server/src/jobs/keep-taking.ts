/** Work that comes in pieces, done one piece after the other by whoever has nothing else to do. */

export interface Taking {
  /** Looks for work now, or as soon as the piece at hand is done. */
  readonly look: () => void;
  /** Takes no other piece, and settles when the one at hand is done. Never rejects. */
  readonly stop: () => Promise<void>;
}

/**
 * Calls `takeOne` again at once after each piece, and otherwise when told to look, at the latest after `pauseMs`.
 * @param takeOne does one piece, and says whether there was one.
 * @param onError hears why `takeOne` has rejected; it is tried again after the pause.
 */
export function keepTaking(
  takeOne: () => Promise<boolean>,
  pauseMs: number,
  onError: (error: Error) => void,
): Taking {
  let isStopping = false;
  let lookAgain = false;
  let endPause: () => void = () => undefined;

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function takeAll(): Promise<void> {
    while (!isStopping) {
      lookAgain = false;
      const wasThere = await takeOne().catch((error: unknown) => {
        onError(error instanceof Error ? error : new Error(String(error)));
        return false;
      });
      if (!wasThere && !lookAgain && !isStopping) await pause();
    }
  }

  const ended = takeAll();
  const look = () => {
    lookAgain = true;
    endPause();
  };
  return {
    look,
    stop() {
      isStopping = true;
      endPause();
      return ended;
    },
  };
}
