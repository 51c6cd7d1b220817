/** Whether this build answers its own calls. Set when it is built (vite.config.ts), so nothing can switch it on later. */
export const inMockMode = (): boolean => import.meta.env.API_MODE === 'mock';
