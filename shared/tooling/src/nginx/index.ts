export { nginxKnows } from './installed-nginx.ts';
export { nginxConfig, type NginxApi, type NginxSite } from './nginx-config.ts';
export { systemCertificates } from './system-certificates.ts';
