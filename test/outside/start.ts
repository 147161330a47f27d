import type { TestProject } from 'vitest/node';
import { openMailServers } from './mailServer.ts';
import { openReceiver } from './receiver.ts';
import './world.ts';

/** Opens the servers before the tests in workerd run, and tells them where. */
export default async function start(project: TestProject) {
  const mail = await openMailServers();
  const receiver = await openReceiver(mail.received);
  project.provide('world', { ...mail.ports, ...receiver.urls });
  return async () => {
    await receiver.close();
    await mail.close();
  };
}
