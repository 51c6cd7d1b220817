import { API_BASE_PATH } from '@filigree/contracts';

/** Where people see a stored picture. */
export function pictureAddress(key: string): string {
  return `${API_BASE_PATH}/images/serve/${key}`;
}
