/** Pixels; the pictures of pieces are square. */
export const PIECE_PICTURE_PX = 1024;
