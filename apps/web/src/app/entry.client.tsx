import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

async function begin(): Promise<void> {
  // Before anything can call. Spelled out here, so that other builds leave the import out.
  if (import.meta.env.API_MODE === 'mock') await (await import('../mock/start.ts')).startMock();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void begin();
