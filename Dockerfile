# Builds the site and serves it as an unprivileged user on port 8080, without a certificate: put it
# behind something that has one. See docs/deploying.md.

FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The ids of EmailJS are no secrets: every visitor's browser gets them.
ARG VITE_EMAILJS_PUBLIC_KEY=""
ARG VITE_EMAILJS_SERVICE_ID=""
ARG VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID=""
ARG VITE_EMAILJS_CONTACT_TEMPLATE_ID=""
RUN npm run build \
  # Without the rights of root, and perhaps without IPv6.
  && sed -i -e '/listen \[::\]/d' -e 's/listen 80;/listen 8080;/' build/hosting/nginx.conf

FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY --from=build /site/build/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build/client /var/www/khayma-relief
USER 101
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8080/"]
