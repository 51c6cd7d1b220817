/** In the data of a form that was sent before the app listened to it. */
export const HELD_MARK = 'held';
