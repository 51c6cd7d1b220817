import { configure } from '@testing-library/react';

// What waits for a page waits as long as a busy machine needs: only what never comes fails.
configure({ asyncUtilTimeout: 15_000 });
