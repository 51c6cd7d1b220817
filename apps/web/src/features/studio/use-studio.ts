/** The studio's own view of the store. */
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { SessionStore } from '../../api/authorized-fetch.ts';
import type { WithAuth } from '../../session/auth-slice.ts';
import type { LiveState } from './model/live-slice.ts';
import type { StudioState } from './model/studio-slice.ts';

export interface WithStudio extends WithAuth {
  readonly studio: StudioState;
  readonly studioLive: LiveState;
}

export const useStudio = <T>(select: (studio: StudioState) => T): T =>
  useSelector((state: WithStudio) => select(state.studio));

export const useLive = <T>(select: (live: LiveState) => T): T =>
  useSelector((state: WithStudio) => select(state.studioLive));

export const useStudioStore = () => useStore<WithStudio>();
export const useSessionStore = (): SessionStore => useStore<WithStudio>();
export const useStudioDispatch = () => useDispatch();
