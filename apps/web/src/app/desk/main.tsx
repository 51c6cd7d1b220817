/**
 * The desk is an app of its own beside the shop: what customers load has not a byte of it, and its files are served to
 * those who may come in. See docs/decisions/0120-the-desk-is-an-app-of-its-own.md.
 */
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import { deskApi, deskMiddleware } from '../../features/desk/api.ts';
import { DeskApp } from '../../features/desk/desk-app.tsx';
import './desk.css';
import { NotFound } from '../layout/not-found.tsx';
import { Broken } from './broken.tsx';
import { applyTheme, ThemeSwitch } from './theme-switch.tsx';

const store = configureStore({
  reducer: { [deskApi.reducerPath]: deskApi.reducer },
  middleware: (defaults) => defaults().concat(...deskMiddleware),
});
setupListeners(store.dispatch);
applyTheme();

const nothing = (
  <main>
    <NotFound />
  </main>
);

const place = document.getElementById('desk');
if (!place) throw new Error('The page has no place for the desk.');
createRoot(place).render(
  <StrictMode>
    <Broken>
      <Provider store={store}>
        <BrowserRouter>
          <Routes>
            <Route path="/desk/*" element={<DeskApp themeToggle={<ThemeSwitch />} nothing={nothing} />} />
            <Route path="*" element={nothing} />
          </Routes>
        </BrowserRouter>
      </Provider>
    </Broken>
  </StrictMode>,
);
