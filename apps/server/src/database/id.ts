import { v7 } from 'uuid';

/**
 * A UUID of version 7 (RFC 9562, section 5.7): rows stand in the index of their table in the order in which this process
 * made them, also within one millisecond and when the clock is set back.
 */
export const newId = (): string => v7();
