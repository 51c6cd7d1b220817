/** The slices of the API, put together. Each registers the calls it has handlers for. */
import type { FastifyInstance } from 'fastify';
import { authRoutes } from '../modules/auth/index.ts';
import { creditRoutes } from '../modules/credits/index.ts';
import { imageRoutes } from '../modules/images/index.ts';
import { mailRoutes } from '../modules/mail/index.ts';
import { studioRoutes } from '../modules/studio/index.ts';
import type { Deps } from './deps.ts';

export type Slice = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

export const slices: readonly Slice[] = [authRoutes, creditRoutes, studioRoutes, imageRoutes, mailRoutes];
