import { shaped, texts } from '../state/complete.ts';

export const userShape = shaped({
  id: '',
  name: '',
  email: '',
  phoneNumber: null,
  avatar: null,
  favorites: texts,
  emailVerified: false,
  createdAt: '',
});
